import { CardSkeleton, type CardShape } from '../../ui/card.js';
import { Carousel } from '../../ui/carousel.js';

/** Cards that stand in for a list on its way (spec 1 section 2). */
export const SKELETONS = 20;

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

export function CardSkeletons({ shape }: { readonly shape: CardShape }) {
  return Array.from({ length: SKELETONS }, (_, i) => <CardSkeleton key={i} shape={shape} />);
}
