/**
 * The part of the matrix that `npm test` looks at, in some four minutes on two busy cores: each line as one would write it
 * behind `npm run faults --`. Only what holds stands here.
 */
export const chosen: string[] = [
  'actions none',
  'actions lost writes',
  'actions 500 script',
  'pages refused 20min',
  'pages 401 2min',
  'chat 403 fresh',
  'group-join lost everything',
];
