import { css } from 'lit';

export const previewStyles = css`
  :host {
    display: block;
  }
  .frame {
    position: relative;
    overflow: hidden;
    aspect-ratio: var(--proportion);
    border-radius: var(--dm-radius-md);
    background: var(--dm-color-sunken);
  }
  img,
  canvas {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  canvas {
    opacity: 0;
    transition: opacity var(--dm-duration-steady) var(--dm-ease-out);
  }
  canvas.shown {
    opacity: 1;
  }
  .line {
    position: absolute;
    inset: auto 0 0;
    height: 2px;
    overflow: hidden;
  }
  .line::after {
    content: '';
    position: absolute;
    inset: 0;
    background: var(--dm-color-accent);
    transform-origin: left;
    animation: run 1.2s linear infinite;
  }
  @keyframes run {
    from {
      transform: translateX(-100%);
    }
    to {
      transform: translateX(100%);
    }
  }
  .failure {
    position: absolute;
    inset: 0;
    display: grid;
    place-content: center;
    justify-items: center;
    gap: var(--dm-space-3);
    padding: var(--dm-space-4);
    background: var(--dm-color-sunken);
    text-align: center;
  }
  @media (prefers-reduced-motion: reduce) {
    canvas {
      transition: none;
    }
    .line::after {
      animation: none;
    }
  }
`;
