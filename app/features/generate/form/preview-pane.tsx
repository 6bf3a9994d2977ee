import { useEffect, useRef } from 'react';
import { Failure } from '../../../ui/feedback/failure.js';
import { isOffline } from '../../../ui/offline.js';
import type { Made } from '../making/studio.js';
import type { Preview } from '../making/use-preview.js';
import { wizard as strings } from '../strings.js';

/** Width of the preview, CSS pixels (spec 1 section 9); a tall page is as high as this at most. */
export const PREVIEW_WIDTH = 280;
const PREVIEW_HEIGHT = 520;

export interface PreviewSize {
  readonly width: number;
  readonly height: number;
}

/** CSS pixels the preview of a page takes. */
export function previewSize({ width, height }: PreviewSize): PreviewSize {
  const scale = Math.min(PREVIEW_WIDTH / width, PREVIEW_HEIGHT / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

interface PreviewPaneProps {
  readonly preview: Preview;
  /** Of the format's pages; null while none is chosen. */
  readonly page: PreviewSize | null;
  /** What is to be said in place of a preview. */
  readonly instead: string | null;
  readonly onRetry: () => void;
}

/** The live preview: none yet, being made, failed, or there. */
export function PreviewPane({ preview, page, instead, onRetry }: PreviewPaneProps) {
  if (instead !== null) return <p className="wizard-instead">{instead}</p>;
  if (preview.kind === 'failed') return <Failure message={strings.previewFailed} onRetry={onRetry} />;
  const made = 'made' in preview ? preview.made : null;
  const size = page && previewSize(made?.file ?? page);
  return (
    <div
      className="wizard-preview page-picture"
      style={size ?? undefined}
      role="status"
      aria-busy={preview.kind !== 'made' || undefined}
      aria-label={preview.kind === 'made' ? strings.preview : strings.making}
    >
      {made ? <MadePicture made={made} /> : <span className="skeleton" />}
      {made && preview.kind === 'making' && !isOffline() && <span className="wizard-working" />}
    </div>
  );
}

interface MadePictureProps {
  readonly made: Made;
  /** What it shows; a picture beside its name needs none. */
  readonly alt?: string;
}

/** The picture of a design that was made, drawn as large as it shows, since scaled canvases are coarse. */
export function MadePicture({ made: { picture }, alt }: MadePictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const shown = canvas.current;
    if (!shown) return;
    // tells its size at once, and again when the window gets another
    const resized = new ResizeObserver(() => drawPicture(shown, picture));
    resized.observe(shown);
    return () => resized.disconnect();
  }, [picture]);
  const named = alt === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return <canvas ref={canvas} {...named} />;
}

function drawPicture(canvas: HTMLCanvasElement, picture: ImageBitmap): void {
  const shown = canvas.clientWidth * devicePixelRatio;
  const scale = shown > 0 ? Math.min(1, shown / picture.width) : 1;
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
}
