/** Whose pictures are fetched and shown: the API's host, and the operator's other origins. */
export interface PictureHosts {
  API_URL: string;
  IMAGE_ORIGINS?: string[] | undefined;
}

/** Whether this is the URL of one of them. Others could make our server call its own network. */
export function isPictureHost(url: string, { API_URL, IMAGE_ORIGINS = [] }: PictureHosts): boolean {
  const origin = URL.parse(url)?.origin;
  return [API_URL, ...IMAGE_ORIGINS].some(known => new URL(known).origin === origin);
}
