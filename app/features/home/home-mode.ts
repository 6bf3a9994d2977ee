import type { TemplateClick } from '../templates/index.js';
import { home } from './strings.js';

/** The dashboard starts designs; in templates mode it shows templates. */
export type HomeMode = 'home' | 'templates';

interface ModeRules {
  readonly title: string;
  readonly click: TemplateClick;
  /** Whether one's own designs and blank pages are offered. */
  readonly starts: boolean;
}

export const MODES: Readonly<Record<HomeMode, ModeRules>> = {
  home: { title: home.title, click: 'use', starts: true },
  templates: { title: home.templates, click: 'preview', starts: false },
};
