/**
 * Answers a request even where that throws: with status 500, or by cutting off the answer that has begun. An error that
 * nobody catches would end the process, and its visitor would wait for an answer that never comes.
 *
 * @param {import('node:http').ServerResponse} response
 * @param {() => unknown} answer
 * @returns {Promise<void>}
 */
export async function answerSafely(response, answer) {
  try {
    await answer();
  } catch (error) {
    console.error(error);
    if (response.headersSent) response.destroy();
    else response.writeHead(500).end();
  }
}
