import type { ReactNode } from 'react';

interface PagePictureProps {
  readonly src: string;
  /** The page's own size in any unit: the picture keeps its proportion before it has loaded. */
  readonly width: number;
  readonly height: number;
  /** CSS pixels the picture may take; the smaller fit wins. */
  readonly maxWidth: number;
  readonly maxHeight?: number;
  readonly alt?: string;
  /** Seen as soon as the page is: fetched at once, before others. */
  readonly eager?: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A page at its true proportion, with the hairline that keeps white art's edge. Its picture appears when it is there. */
export function PagePicture(props: PagePictureProps) {
  const { src, alt = '', eager = false, className = '', children } = props;
  const { width, height } = fit(props);
  return (
    <div
      className={`page-picture ${className}`}
      style={{ width, aspectRatio: `${props.width} / ${props.height}` }}
    >
      {src && (
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
          ref={showLoaded}
          onLoad={({ currentTarget }) => showLoaded(currentTarget)}
        />
      )}
      {children}
    </div>
  );
}

/** Shown for good once it has loaded; one that comes from the cache may be there before anybody listens. */
function showLoaded(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth > 0) image.dataset['loaded'] = '';
}

/** Whole CSS pixels. */
function fit({ width, height, maxWidth, maxHeight = Infinity }: PagePictureProps) {
  const scale = Math.min(maxWidth / width, maxHeight / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
