/** The hosts whose pictures are fetched and shown: the API's, and the operator's other origins. */
export interface PictureHosts {
  API_URL: string;
  IMAGE_ORIGINS?: string[] | undefined;
}

/** Whether the URL is on one of these hosts. Any other URL could make our server call its own network. */
export function isPictureHost(url: string, { API_URL, IMAGE_ORIGINS = [] }: PictureHosts): boolean {
  const origin = URL.parse(url)?.origin;
  return [API_URL, ...IMAGE_ORIGINS].some(known => new URL(known).origin === origin);
}
