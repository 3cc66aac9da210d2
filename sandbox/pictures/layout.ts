/** Where does each icon of a picture stand? */
import type { Shape } from './path.ts';

/** Middle of the icon and its size as parts of the picture's shorter side; `x` and `y` from the top left; degrees. */
interface Place {
  x: number;
  y: number;
  size: number;
  turn: number;
}

type Slot = readonly [x: number, y: number, size: number, turn: number];

/** Width divided by height. */
export const ratios: Record<Shape, number> = {
  logo: 1,
  cover: 16 / 9,
  banner: 21 / 9,
  product: 1,
  category: 1,
  story: 9 / 16,
};

// The first icon is the dish; the others lie about it like what it is made of, some of them cut by the edge.
const covers: readonly (readonly Slot[])[] = [
  [
    [0.89, 0.53, 0.74, -4],
    [1.45, 0.66, 0.46, 12],
    [0.33, 0.72, 0.4, -16],
    [1.56, 0.2, 0.32, 22],
    [0.24, 0.2, 0.34, -12],
    [0.98, 0.06, 0.2, 8],
  ],
  [
    [1.16, 0.54, 0.8, 6],
    [0.5, 0.58, 0.52, -10],
    [1.66, 0.82, 0.4, 18],
    [0.12, 0.24, 0.34, -20],
    [0.74, 0.16, 0.26, 14],
    [1.66, 0.16, 0.28, -14],
  ],
  [
    [0.62, 0.54, 0.8, -7],
    [1.3, 0.56, 0.54, 9],
    [0.1, 0.84, 0.38, -18],
    [1.66, 0.22, 0.36, 16],
    [1.08, 0.14, 0.24, -12],
    [0.1, 0.14, 0.28, 14],
  ],
];

// The start of a banner is left empty for its text.
const banners: readonly (readonly Slot[])[] = [
  [
    [1.62, 0.54, 0.8, -5],
    [2.16, 0.7, 0.5, 14],
    [1.12, 0.76, 0.42, -14],
    [2.14, 0.2, 0.36, 20],
    [1.16, 0.22, 0.32, -10],
    [0.84, 0.5, 0.2, 12],
  ],
  [
    [1.92, 0.54, 0.84, 6],
    [1.3, 0.62, 0.56, -9],
    [2.26, 0.16, 0.32, 18],
    [1.44, 0.14, 0.28, -16],
    [0.96, 0.86, 0.34, 12],
    [0.92, 0.24, 0.24, -8],
  ],
];

const stories: readonly (readonly Slot[])[] = [
  [
    [0.5, 0.94, 0.82, -5],
    [0.14, 1.38, 0.42, -16],
    [0.86, 1.4, 0.46, 12],
    [0.86, 0.46, 0.36, 18],
    [0.16, 0.5, 0.32, -12],
    [0.52, 0.32, 0.2, 8],
  ],
  [
    [0.54, 0.86, 0.86, 7],
    [0.84, 1.36, 0.44, -10],
    [0.2, 1.3, 0.38, 16],
    [0.12, 0.44, 0.4, -18],
    [0.8, 0.4, 0.28, 12],
    [0.5, 1.6, 0.24, -8],
  ],
];

const products: readonly (readonly Slot[])[] = [
  [
    [0.5, 0.51, 0.62, 0],
    [0.87, 0.83, 0.34, 14],
    [0.12, 0.15, 0.28, -16],
    [0.9, 0.14, 0.22, 20],
  ],
  [
    [0.52, 0.5, 0.62, -5],
    [0.12, 0.84, 0.34, -14],
    [0.88, 0.15, 0.28, 16],
    [0.1, 0.16, 0.22, 10],
  ],
  [
    [0.49, 0.5, 0.62, 5],
    [0.86, 0.17, 0.3, 12],
    [0.13, 0.85, 0.3, -12],
    [0.88, 0.86, 0.24, 18],
  ],
];

const variantsOf: Record<Shape, readonly (readonly Slot[])[]> = {
  logo: [[[0.5, 0.5, 0.68, 0]]],
  category: [[[0.5, 0.51, 0.68, 0]]],
  cover: covers,
  banner: banners,
  product: products,
  story: stories,
};

/** Places for so many icons, the first icon's first; `pick` chooses among the layouts, so that equal icons vary. */
export function layout(shape: Shape, count: number, pick: number): Place[] {
  const variants = variantsOf[shape];
  const slots = variants[pick % variants.length] ?? [];
  return slots.slice(0, count).map(([x, y, size, turn]) => ({ x, y, size, turn }));
}
