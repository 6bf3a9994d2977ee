import { css, unsafeCSS, type CSSResultGroup } from 'lit';
import { fieldStyles } from '../../base/theme/field-styles.js';

/** Controls move to the menu one by one: each with the width, px, under which there is no room for it. */
const COLLAPSE_WIDTHS = [
  ['weighty', 1272],
  ['label', 942],
  ['first', 850],
  ['second', 794],
  ['third', 760],
  ['fourth', 726],
  ['fifth', 692],
  ['sixth', 650],
] as const;

/** Shows a control either in the row or in the menu. */
const collapseBelow = ([name, width]: (typeof COLLAPSE_WIDTHS)[number]) => css`
  @container toolbar (width < ${width}px) {
    .wide.${unsafeCSS(name)} {
      display: none;
    }
  }
  @container toolbar (width >= ${width}px) {
    .narrow.${unsafeCSS(name)} {
      display: none;
    }
  }
`;

export const textToolbarStyles: CSSResultGroup = [
  fieldStyles,
  css`
    .letter {
      display: grid;
      place-items: center;
      font: var(--dm-text-body);
      line-height: 18px;
      font-weight: var(--dm-font-weight-bold);
    }
    .letter i {
      width: 18px;
      height: 4px;
      border-radius: 1px;
      box-shadow: 0 0 0 1px var(--dm-color-line-strong);
    }
    dm-select {
      flex: none;
    }
    .font {
      /* as wide as the name of the family while there is room */
      flex: 0 1 auto;
      max-width: 224px;
      min-width: 116px;
      text-align: start;
      cursor: pointer;
      --dm-font-name-size: 14px;
    }
    .font > :first-child {
      flex: 1 1 auto;
      min-width: 0;
    }
    .font svg {
      color: var(--dm-color-text-2);
    }
    .font:hover:not(:disabled, [aria-expanded='true']) {
      background: var(--dm-color-hover);
    }
    .font[aria-expanded='true'] {
      border-color: var(--dm-color-accent);
      background: var(--dm-color-accent-soft);
      color: var(--dm-color-on-accent-soft);
    }
    .font:disabled {
      border-color: var(--dm-color-line);
      background: var(--dm-color-sunken);
      color: var(--dm-color-text-disabled);
      cursor: not-allowed;
    }
    .font:disabled svg {
      color: inherit;
    }
    .unset {
      color: var(--dm-color-text-3);
    }
    dm-select.weight.wide {
      width: 112px;
      margin-left: 6px;
    }
    dm-select.size {
      width: 80px;
      margin: 0 6px;
    }
    .row {
      display: flex;
      align-items: center;
      gap: 2px;
    }
    /* icons, not the edges of their buttons, begin where the words do */
    .stack .row {
      margin-left: -6px;
    }
    .choice {
      display: grid;
      gap: var(--dm-space-2);
    }
    .sliders {
      display: grid;
      gap: var(--dm-space-4);
    }
    .row > span {
      display: flex;
    }
    /* first the lists become narrower and words go, then one control after the other leaves for the menu */
    @container toolbar (width < 1092px) {
      dm-select.size {
        width: 76px;
        margin: 0 4px;
      }
      /* points are told where there is least room too: it comes off the font's name */
      .font:has(~ .points) {
        width: 104px;
      }
      dm-select.size.points {
        width: 88px;
      }
    }
    @container toolbar (width < 1120px) {
      .bulk .wording {
        display: none;
      }
    }
    @container toolbar (width < 1080px) {
      .wording {
        display: none;
      }
    }
    /* several texts beside an open panel: what arranges them has its room from the font's name */
    @container toolbar (width < 640px) {
      .font {
        width: 80px;
        min-width: 80px;
      }
    }
  `,
  ...COLLAPSE_WIDTHS.map(collapseBelow),
];
