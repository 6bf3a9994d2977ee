import { describe, expect, it } from 'vitest';
import { allCalls } from '../../../server/contract/all-calls.js';

describe('the contract', () => {
  it('knows the calls of accounts and keeping by the paths of the specs [D-002]', () => {
    const known = new Set(allCalls.map(({ method, path }) => `${method} ${path}`));
    const asked = [
      'user/get_details',
      'user/logout',
      'user/fetch_owned_designs',
      'user/upload_photo',
      'saved_design/claim',
      'saved_design/alter_link_sharing',
      'folder/upload_file',
    ];
    expect(asked.filter((path) => !known.has(`POST ${path}`))).toEqual([]);
  });

  it('knows the calls of the library by the paths of the specs [D-003]', () => {
    const known = new Set(allCalls.map(({ method, path }) => `${method} ${path}`));
    const asked = {
      saved_design: ['get', 'delete', 'move_to_folder', 'clone_saved_design', 'bulk_save'],
      folder: ['get', 'create', 'rename', 'delete', 'share', 'delete_resource', 'upload_file'],
      permission: ['share_permission_with_emails', 'check_permission'],
      user: ['fetch_teams', 'update_brand_data', 'upload_brand_file', 'update_font_uploads'],
      design_resource: ['get_color_palettes', 'get_display_color_palettes'],
    };
    const paths = Object.entries(asked).flatMap(([area, calls]) => calls.map((call) => `${area}/${call}`));
    paths.push('folder/upload_multiple_files', 'user/fetch_shared_permissions');
    const missing = [...paths.map((path) => `POST ${path}`), 'GET user/get_brand_kit'].filter(
      (call) => !known.has(call),
    );
    expect(missing).toEqual([]);
  });

  it('knows the calls of the editor by the paths of the specs [D-004]', () => {
    const known = new Set(allCalls.map(({ method, path }) => `${method} ${path}`));
    const asked = {
      design: ['get', 'save_backend'],
      text_template: ['get', 'save_backend'],
      saved_design: ['create_from_json'],
      category: ['get'],
      design_resources: ['_search'],
      text_templates: ['_search'],
      design_templates: ['_search'],
      design_resource: ['get'],
    };
    const paths = Object.entries(asked).flatMap(([area, calls]) =>
      calls.map((call) => `POST ${area}/${call}`),
    );
    paths.push('GET design_resource/get_icons');
    expect(paths.filter((path) => !known.has(path))).toEqual([]);
  });

  it('knows the calls of generating by the paths of the specs [D-007]', () => {
    const known = new Set(allCalls.map(({ method, path }) => `${method} ${path}`));
    const asked = [
      ...['tag/get_all', 'tag/get_all_labels', 'design/get_by_tag_id'],
      ...['render/initiate', 'render/initiate_bulk'],
    ];
    expect(asked.filter((path) => !known.has(`POST ${path}`))).toEqual([]);
  });

  it('knows the calls of mockups by the paths of the specs [D-006]', () => {
    const known = new Set(allCalls.map(({ method, path }) => `${method} ${path}`));
    const asked = {
      mockup: ['get', 'get_one', 'get_mockups', 'get_saved', 'get_all_saved', 'save'],
      mockups: ['_search'],
      category: ['get_mockups', 'get', 'get_recommendations'],
      order: ['add', 'confirm', 'mockup/render/status'],
    };
    const paths = Object.entries(asked).flatMap(([area, calls]) =>
      calls.map((call) => `POST ${area}/${call}`),
    );
    expect(paths.filter((path) => !known.has(path))).toEqual([]);
  });

  it('knows the calls of commerce by the paths of the specs [D-008]', () => {
    const known = new Set(allCalls.map(({ method, path }) => `${method} ${path}`));
    const asked = {
      order: [
        'add',
        'add_design_order',
        'apply_coupon',
        'charge_stripe',
        'confirm',
        'create_checkout',
        'price',
      ],
      user: ['fetch_order_history'],
      design_resource: [
        ...['get_premium_resources', 'load_123rf_resource', 'load_123rf_plus_resource'],
        ...['load_design_resource', 'load_pixlr_resource'],
      ],
    };
    const paths = Object.entries(asked).flatMap(([area, calls]) =>
      calls.map((call) => `POST ${area}/${call}`),
    );
    paths.push('GET user/credits');
    expect(paths.filter((path) => !known.has(path))).toEqual([]);
  });
});
