import type { Resource } from '../../../../elements/ports/assets.js';
import type { WizardFormat } from '../../../../server/contract/tag.js';

/** A picture that was chosen, as far as it must be known to be shown and used. */
export type WizardPicture = Pick<Resource, 'id' | 'name' | 'source' | 'thumbnail' | 'width' | 'height'>;

export type ImageFit = 'cover' | 'contain';

/** What is filled in for an image label; how it is used may be chosen before the picture is. */
export interface ImageInput {
  readonly picture: WizardPicture | null;
  readonly fit: ImageFit;
  readonly removeBackground: boolean;
}

/**
 * All that is filled in. Words and pictures are kept by label: who looks at another format finds theirs there, as far as it
 * asks for the same.
 */
export interface WizardInputs {
  /** Id of the format; null before one is chosen. */
  readonly format: string | null;
  /** Id of the chosen tag, by the name of its filter. */
  readonly tags: Readonly<Record<string, string>>;
  readonly texts: Readonly<Record<string, string>>;
  readonly images: Readonly<Record<string, ImageInput>>;
}

export const NOTHING: WizardInputs = { format: null, tags: {}, texts: {}, images: {} };
export const NO_IMAGE: ImageInput = { picture: null, fit: 'cover', removeBackground: false };

/** Longest words of a label, characters. */
export const MOST_TEXT = 600;

/** What is sent for a text label (spec 1 section 3). */
export interface TextItem {
  readonly label_id: string;
  readonly text: string;
}

/** What is sent for an image label. */
export interface ImageItem {
  readonly label_id: string;
  readonly src: string;
  readonly image_fit: ImageFit;
  readonly remove_bg: boolean;
  /** Pixels of the picture. */
  readonly size: { readonly width: number; readonly height: number };
}

export interface GenerationInput {
  readonly texts: readonly TextItem[];
  readonly images: readonly ImageItem[];
}

/** Only what is filled in, and only what the format asks for. */
export function generationInput({ texts, images }: WizardInputs, format: WizardFormat): GenerationInput {
  const labels = format.copyright_labels;
  return {
    texts: labels.flatMap(({ _id, type }) => {
      const text = type === 'text' ? (texts[_id]?.trim() ?? '') : '';
      return text ? [{ label_id: _id, text }] : [];
    }),
    images: labels.flatMap(({ _id, type }) => {
      const { picture, fit, removeBackground } = images[_id] ?? NO_IMAGE;
      if (type !== 'image' || !picture) return [];
      const { source, width, height } = picture;
      return [
        {
          ...{ label_id: _id, src: source, image_fit: fit, remove_bg: removeBackground },
          size: { width, height },
        },
      ];
    }),
  };
}

/** Ids of the format and of what is chosen in its filters. */
export const tagIds = ({ tags }: WizardInputs, format: WizardFormat): string[] => [
  format._id,
  ...format.tag_filters.flatMap(({ name, eligible_tags }) => {
    const chosen = eligible_tags.find(({ _id }) => _id === tags[name]);
    return chosen ? [chosen._id] : [];
  }),
];
