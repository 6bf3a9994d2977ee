import { CardSkeletons, type CardShape } from '../../ui/lists/card.js';
import { Carousel } from '../../ui/carousel/carousel.js';

/** Stages of template cards: art up to 156 x 180 inside, as measured on the design's home. */
export const TEMPLATE_CARD: CardShape = { width: 184, height: 208 };

interface SliderSkeletonProps {
  readonly title: string;
  readonly shape?: CardShape;
  readonly gap?: 12 | 16;
}

export function SliderSkeleton({ title, shape = TEMPLATE_CARD, gap = 16 }: SliderSkeletonProps) {
  return (
    <Carousel title={title} gap={gap} busy>
      <CardSkeletons shape={shape} />
    </Carousel>
  );
}
