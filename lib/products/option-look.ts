/** What is shown of an option that has no words (docs/api.md 2.4). */
export interface OptionLook {
  type: 'color' | 'image';
  /** A CSS colour, or the picture's URL as we serve it. */
  value: string;
}
