/** The pages at the door, without a shell (SPEC 2): ways in, and what is asked on the way. */
export const authPages = [
  'login',
  'register',
  'verify-phone',
  'update-details',
  'reset-password',
  'update-password',
  'welcome',
];
