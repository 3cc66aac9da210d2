/** In a test everything runs on the server. */
export {};
