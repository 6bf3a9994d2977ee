import type { CSSProperties, ReactNode } from 'react';

interface PagePictureProps {
  readonly src: string;
  /** The page's own size in any unit: the picture keeps its proportion before it has loaded. */
  readonly width: number;
  readonly height: number;
  /** CSS pixels the picture may take; the smaller fit wins. */
  readonly maxWidth: number;
  readonly maxHeight?: number;
  readonly alt?: string;
  readonly eager?: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A page at its true proportion, with the hairline that keeps white art's edge. */
export function PagePicture(props: PagePictureProps) {
  const { src, alt = '', eager = false, className = '', children } = props;
  return (
    <div className={`page-picture ${className}`} style={fit(props)}>
      {src && (
        <img src={src} alt={alt} loading={eager ? 'eager' : 'lazy'} decoding="async" draggable={false} />
      )}
      {children}
    </div>
  );
}

function fit({ width, height, maxWidth, maxHeight = Infinity }: PagePictureProps): CSSProperties {
  const scale = Math.min(maxWidth / width, maxHeight / height);
  return { width: Math.round(width * scale), aspectRatio: `${width} / ${height}` };
}
