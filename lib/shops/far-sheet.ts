/** The id of the style sheet that the document of a shop's page links for customers who are far away. */
export const farSheetId = 'far-sheet';
