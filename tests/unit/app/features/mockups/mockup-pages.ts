import type { Mockup, SavedMockup } from '../../../../../server/contract/mockup.js';
import { NO_INPUTS } from '../../../../../elements/compose/format/mockup-inputs.js';
import { settle, visit } from '../../support/render.js';

/** Mockups as the server gives them, and the pages that show them. */

export const START = '/mockupmaker/start';

export const mockupOf = (name: string): Mockup => {
  const _id = name.toLowerCase().replaceAll(' ', '-');
  return {
    ...{ _id, name, description: '', price: 2, width: 4000, height: 4000, keywords: [], active: true },
    ...{
      placeholders: [`static/${_id}.webp`],
      tracing_image_src: '',
      package_src: `/static/${_id}/mockup.json`,
    },
    layers: [
      {
        ...{ _id: 'front', name: 'Your design', type: 'dynamic', features: {} },
        upload_resolution: { width: 400, height: 200 },
      },
    ],
    categories: [{ _id: 'drinkware', name: 'Drinkware' }],
  };
};

export const savedOf = (mockup: Mockup): SavedMockup => ({
  ...{ _id: `saved-${mockup._id}`, name: mockup.name, mockup, mockup_inputs: NO_INPUTS },
  ...{ watermarked_output_src: 'static/saved.png', created_at: '2026-01-02T10:00:00.000Z' },
});

export const pageOf = (docs: readonly Mockup[], total = docs.length, more = false) => ({ docs, total, more });

export const found = (docs: readonly Mockup[]) => ({
  hits: { total: { value: docs.length }, hits: docs.map(({ _id }) => ({ _id, _source: { _id } })) },
});

/**
 * The chunks of the pages and of what opens on them: how long a busy machine takes to load them says nothing of the
 * product.
 */
const chunks = () =>
  Promise.all([
    import('../../../../../app/routes/product.js'),
    import('../../../../../app/routes/mockupmaker.start.js'),
    import('../../../../../app/routes/mockupmaker.start.mockups.js'),
    import('../../../../../app/routes/mockupmaker.start.category.js'),
    import('../../../../../app/features/mockups/choosing/choose-picture-dialog.js'),
    import('../../../../../app/features/mockups/rendering/render-dialog.js'),
    import('../../../../../app/features/mockups/home/upload-mockup-dialog.js'),
    import('../../../../../app/ui/feedback/toaster.js'),
  ]);

export async function open(address: string) {
  const { routes } = await import('../../../../../app/routes.js');
  await chunks();
  const router = await visit(routes, address);
  await settle(() => document.querySelector('main') !== null);
  return router;
}
