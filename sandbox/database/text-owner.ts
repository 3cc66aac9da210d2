/** Whose texts does the table of texts hold? */

export type TextOwner =
  | 'shop'
  | 'product'
  | 'category'
  | 'take'
  | 'group'
  | 'value'
  | 'unit'
  | 'banner'
  | 'branch'
  | 'tag'
  | 'recipe'
  | 'recipe ingredients'
  | 'recipe steps'
  | 'section'
  | 'referral'
  | 'referral terms'
  | 'recipe nutrition'
  | 'street';
