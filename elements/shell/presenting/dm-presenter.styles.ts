import { css } from 'lit';

/** The pages and their links, in the dark room of `fullScreenStyles`. */
export const presenterStyles = css`
  .slide {
    grid-area: 1 / 1;
    opacity: 0;
    transition: opacity var(--dm-duration-quick) var(--dm-ease-out);
  }
  .slide.on {
    opacity: 1;
  }
  /* over the slide, which lies in the same cell */
  .links {
    grid-area: 1 / 1;
    position: relative;
    overflow: hidden;
    pointer-events: none;
  }
  .links a {
    pointer-events: auto;
    cursor: pointer;
    outline: none;
  }
  .links polygon {
    fill: transparent;
  }
  .links a:focus-visible polygon {
    stroke: var(--dm-color-handle);
    stroke-width: 3px;
    vector-effect: non-scaling-stroke;
    filter: drop-shadow(0 0 1px black) drop-shadow(0 0 2px black);
  }
  @media (prefers-reduced-motion: reduce) {
    .slide {
      transition: none;
    }
  }
`;
