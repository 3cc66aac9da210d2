/** The sentences that the chat's island shows. */
export interface ChatWords {
  log: string;
  earlier: string;
  earlierFailed: string;
  you: string;
  partner: string;
  picture: string;
  seen: string;
  sending: string;
  sent: string;
  failed: string;
  tryAgain: string;
  discard: string;
  lost: string;
  empty: string;
  text: string;
  attach: string;
  attached: string;
  detach: string;
  send: string;
  pictureLarge: string;
  pictureType: string;
  messageEmpty: string;
  noConnection: string;
}
