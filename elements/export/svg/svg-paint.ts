import type { Paint } from '../../display/ops.js';
import { formatHex } from '../../math/color.js';
import { channelsOf } from '../color.js';
import { decimal } from '../format-numbers.js';
import type { SvgPage } from './svg-page.js';

/** Attributes that paint a shape: ' fill="#ff0000" fill-opacity="0.5"'. */
export function paintAttributes(page: SvgPage, use: 'fill' | 'stroke', paint: Paint): string {
  if (typeof paint !== 'string') return ` ${use}="url(#${gradientId(page, paint)})"`;
  const { hex, alpha } = solid(paint);
  return ` ${use}="${hex}"${alpha < 1 ? ` ${use}-opacity="${decimal(alpha)}"` : ''}`;
}

function solid(color: string): { hex: string; alpha: number } {
  const { r, g, b, a } = channelsOf(color);
  return { hex: formatHex({ r: r * 255, g: g * 255, b: b * 255 }), alpha: a };
}

function gradientId(page: SvgPage, paint: Exclude<Paint, string>): string {
  const stops = paint.stops.map(({ offset, color }) => {
    const { hex, alpha } = solid(color);
    const opacity = alpha < 1 ? ` stop-opacity="${decimal(alpha)}"` : '';
    return `<stop offset="${decimal(offset, 5)}" stop-color="${hex}"${opacity}/>`;
  });
  const place = (names: readonly string[], values: readonly number[]): string =>
    names.map((name, i) => ` ${name}="${decimal(values[i]!, 5)}"`).join('');
  const [tag, at] =
    paint.gradient === 'linear'
      ? ['linearGradient', place(['x1', 'y1', 'x2', 'y2'], [...paint.from, ...paint.to])]
      : ['radialGradient', place(['cx', 'cy', 'r'], [...paint.center, paint.radius])];
  return page.define(tag, ` gradientUnits="userSpaceOnUse"${at}>${stops.join('')}</${tag}>`);
}
