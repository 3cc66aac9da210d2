/** On what ground does a picture's food stand? */
import type { Shape } from './path.ts';
import { tone } from './tone.ts';

/** An SVG of the whole picture without its icons, in pixels. */
export function ground(shape: Shape, hue: number, width: number, height: number, pick: number): string {
  const colours = palette(shape, hue);
  const short = Math.min(width, height);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs>
<linearGradient id="a" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${colours.from}"/><stop offset="1" stop-color="${colours.to}"/></linearGradient>
<radialGradient id="b"><stop offset="0" stop-color="${colours.glow}" stop-opacity=".95"/><stop offset=".55" stop-color="${colours.glow}" stop-opacity=".5"/><stop offset="1" stop-color="${colours.glow}" stop-opacity="0"/></radialGradient>
</defs>
<rect width="${width}" height="${height}" fill="url(#a)"/>
${shapes[shape]({ width, height, short, pick, colours })}
</svg>`;
}

interface Palette {
  from: string;
  to: string;
  glow: string;
  disc: string;
}

interface Canvas {
  width: number;
  height: number;
  short: number;
  pick: number;
  colours: Palette;
}

function palette(shape: Shape, hue: number): Palette {
  const lift = 0.17 * sunny(hue);
  if (shape === 'logo') {
    const [from, to] = [tone(0.7 + lift, 0.14, hue), tone(0.6 + lift, 0.145, hue - 8)];
    return { from, to, glow: tone(0.82 + lift * 0.6, 0.1, hue), disc: '' };
  }
  if (shape === 'story') {
    const [from, to] = [tone(0.8 + lift * 0.6, 0.12, hue + 14), tone(0.58 + lift, 0.14, hue - 14)];
    return { from, to, glow: tone(0.92, 0.09, hue), disc: tone(0.86 + lift * 0.4, 0.1, hue) };
  }
  if (shape === 'category')
    return { from: tone(0.955, 0.028, hue), to: tone(0.915, 0.05, hue), glow: tone(0.99, 0.01, hue), disc: '' };
  if (shape === 'product')
    return {
      from: tone(0.945, 0.04, hue),
      to: tone(0.895, 0.066, hue - 10),
      glow: tone(0.99, 0.014, hue),
      disc: tone(0.975, 0.018, hue),
    };
  return {
    from: tone(0.915, 0.062, hue + 10),
    to: tone(0.83, 0.1, hue - 10),
    glow: tone(0.97, 0.04, hue),
    disc: tone(0.885, 0.082, hue),
  };
}

/** 1 for yellow, falling to 0 for what is far from it: yellow that is not bright is mud. */
function sunny(hue: number): number {
  const away = Math.abs(((hue - 92 + 540) % 360) - 180);
  return Math.max(0, 1 - away / 62);
}

const shapes: Record<Shape, (canvas: Canvas) => string> = {
  logo: ({ width, height }) => circle(width * 0.5, height * 0.46, width * 0.46, 'url(#b)', 0.55),
  category: ({ width, height }) => circle(width * 0.5, height * 0.46, width * 0.5, 'url(#b)', 0.9),
  product: ({ width, colours }) =>
    circle(width * 0.5, width * 0.515, width * 0.4, '#000', 0.05) +
    circle(width * 0.5, width * 0.5, width * 0.4, colours.disc, 0.86),
  story: ({ width, height, colours }) =>
    circle(width * 0.5, height * 0.5, width * 0.47, colours.disc, 0.55) +
    circle(width * 0.5, height * 0.5, width * 0.62, 'url(#b)', 0.7),
  cover: scene,
  banner: scene,
};

// Three grounds: a table's edge, a great round tray, a slanted cloth. Neighbours with one hue still differ.
function scene({ width, height, short, pick, colours }: Canvas): string {
  const glow = circle(width * 0.55, height * 0.45, short * 0.72, 'url(#b)', 0.8);
  if (pick % 3 === 0)
    return `<rect y="${height * 0.66}" width="${width}" height="${height}" fill="${colours.disc}"/>${glow}`;
  if (pick % 3 === 1) return `${circle(width * 0.62, height * 0.56, short * 0.58, colours.disc, 1)}${glow}`;
  return `<path d="M${width * 0.34} 0H${width}V${height}H${width * 0.12}Z" fill="${colours.disc}"/>${glow}`;
}

function circle(x: number, y: number, radius: number, fill: string, opacity: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" opacity="${opacity}"/>`;
}
