import { formatHex, parseHex } from '../../math/color.js';
import type { HueValue } from '../../compose/format/mockup-package.js';

/** Colors of mockups are stored as hue, saturation, lightness and alpha; people choose them as '#rrggbb'. */

export function hexOfHue([hue, saturation, lightness]: HueValue): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (n: number): number => {
    const k = (n + hue / 30) % 12;
    return (lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))) * 255;
  };
  return formatHex({ r: channel(0), g: channel(8), b: channel(4) });
}

export function hueOfHex(hex: string): HueValue {
  const { r, g, b } = parseHex(hex);
  const [red, green, blue] = [r / 255, g / 255, b / 255];
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  const lightness = most - spread / 2;
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1));
  const turn =
    spread === 0
      ? 0
      : most === red
        ? ((green - blue) / spread + 6) % 6
        : most === green
          ? (blue - red) / spread + 2
          : (red - green) / spread + 4;
  return [turn * 60, Math.min(1, saturation), lightness, 1];
}
