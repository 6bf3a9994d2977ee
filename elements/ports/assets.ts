import type { ReadonlySignal } from '@preact/signals-core';
import type { PageSize } from '../math/page-sizes.js';
import type { Attribution } from '../objects/attribution.js';

/** What a host must supply for pictures, icons, templates and uploads. The app answers with HTTP, the demo with fixtures. */

export interface Listing<T> {
  readonly items: readonly T[];
  /** False when this was the last page: the list closes with 'No more results.' */
  readonly more: boolean;
  /** What was searched for instead, when a word of the text was taken for a typing error. */
  readonly corrected?: string;
}

export interface ListOptions {
  /** From 1. */
  readonly page: number;
  /** Items of a page, 1 to 100. */
  readonly size: number;
  readonly signal?: AbortSignal;
}

/** A list that can be searched. */
export interface SearchOptions extends ListOptions {
  /** Words to search for; the whole list without. */
  readonly query?: string;
  /** No word is taken for a typing error. */
  readonly asWritten?: boolean;
}

/** A list of pictures of which some are sold. */
export interface PricedOptions extends SearchOptions {
  /** Only those that are free, or only those that are sold; all without. */
  readonly free?: boolean;
}

/** A catalog picture, icon or background, or a user's upload. */
export interface Resource {
  readonly id: string;
  readonly name: string;
  readonly kind: 'photo' | 'icon' | 'background' | 'upload';
  /** Source key an object stores (see objects/picture-source.ts). */
  readonly source: string;
  /** Address of a small picture for lists. */
  readonly thumbnail: string;
  /** Pixels, or view-box units of an icon. */
  readonly width: number;
  readonly height: number;
  /** Colors of a vector's slots, up to five; empty for pictures. A picture with slots can be recolored. */
  readonly colors: readonly string[];
  readonly free: boolean;
  /** Who made it, where that must be said: kept with the picture on the page [E-094]. */
  readonly attribution?: Attribution | undefined;
}

/** A photo that a provider offers: nothing of it is here yet but a small picture. */
export interface StockPhoto {
  /** The provider's own. */
  readonly id: string;
  readonly name: string;
  /** Address of a small picture for lists, same-origin. */
  readonly thumbnail: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly attribution: Attribution;
}

/** Somebody whose photos may be used, such as Unsplash. */
export interface PhotoProvider {
  readonly id: string;
  readonly name: string;
  /** Where its photos come from, for people. */
  readonly link: string;
}

/** Photos of others, searched beside the host's own [E-094]. */
export interface StockPhotos {
  /** None while the operator has connected none. */
  providers(): Promise<readonly PhotoProvider[]>;
  /** Rejects with an Error whose message is fit to show. `size` is a wish: a provider has pages of its own. */
  search(provider: string, options: SearchOptions & { readonly query: string }): Promise<Listing<StockPhoto>>;
  /** Keeps a photo with the user's own and gives it as one of them. Rejects like `search`. */
  keep(provider: string, photo: StockPhoto): Promise<Resource>;
}

export interface TemplateCard {
  readonly id: string;
  readonly name: string;
  readonly thumbnail: string;
  readonly width: number;
  readonly height: number;
}

/** A text template: a packed group (DECISIONS 2) and its picture. */
export interface TextTemplateCard extends TemplateCard {
  /** The stored group object. */
  readonly object: unknown;
}

export interface CategoryChoice {
  readonly id: string;
  readonly name: string;
  /** Name of the category it belongs to. */
  readonly parent?: string;
}

export interface IconGroup {
  readonly id: string;
  readonly name: string;
  /** The first icons of the group, for its strip. */
  readonly icons: readonly Resource[];
}

export interface AssetSource {
  /** Address the browser can load the source key from; same-origin, so that canvases stay readable. */
  resolve(source: string): Promise<string>;
  /** Those of the source keys that are sold and were not bought; hosts that sell nothing leave it out. */
  sold?(sources: readonly string[]): Promise<readonly string[]>;
  /** Ids of sold pictures that the user has bought by now: lists ask no price for them. */
  readonly owned?: ReadonlySignal<ReadonlySet<string>>;
  templateCategories(): Promise<readonly CategoryChoice[]>;
  /** Page sizes with the names of the host's formats; hosts without formats leave it out. */
  formats?(): Promise<readonly PageSize[]>;
  templates(options: SearchOptions & { readonly category?: string }): Promise<Listing<TemplateCard>>;
  /** The stored design of a template. */
  template(id: string): Promise<unknown>;
  textTemplates(options: SearchOptions): Promise<Listing<TextTemplateCard>>;
  photos(options: PricedOptions): Promise<Listing<Resource>>;
  backgrounds(options: PricedOptions): Promise<Listing<Resource>>;
  /** Asked for when photos are first looked at; hosts without providers of photos leave it out. */
  stockPhotos?(): Promise<StockPhotos>;
  iconGroups(): Promise<readonly IconGroup[]>;
  /** Icons of a group, or of all groups. */
  icons(options: PricedOptions & { readonly group?: string }): Promise<Listing<Resource>>;
  /** Whether uploads are kept with an account; otherwise they stay in this browser. */
  keepsUploads(): boolean;
  uploads(): Promise<readonly Resource[]>;
  /**
   * Keeps a picture of the user's. Rejects with an Error whose message is fit to show, or without one where the file is
   * good and another try may help.
   */
  upload(
    file: File,
    options: { readonly signal?: AbortSignal; readonly progress?: (done: number) => void },
  ): Promise<Resource>;
  /** Takes it off the list; pages that show it still do. */
  removeUpload(id: string): Promise<void>;
  /** Takes a removal back. */
  restoreUpload(id: string): Promise<void>;
}
