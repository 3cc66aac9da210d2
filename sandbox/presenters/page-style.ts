/** Which styles do the sandbox's own HTML pages share? */

import { raw } from 'hono/html';

/** Inside a <style>. */
export const pageStyle = raw(`
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif;
    --ground: light-dark(#eef1f6, #12151b); --card: light-dark(#fff, #1c212b); --line: light-dark(#d5dbe6, #38404f);
    --ink: light-dark(#1a2233, #eef1f6); --quiet: light-dark(#56617a, #a7b0c2); --key: light-dark(#1f5fd6, #7fb0ff);
    --on-key: light-dark(#fff, #0b1526) }
  body { margin: 0; background: var(--ground); color: var(--ink) }
  a { color: var(--key) }
  .quiet { color: var(--quiet) }
  button, .back, input { box-sizing: border-box; width: 100%; padding: .8rem 1rem; border: 1px solid var(--line);
    border-radius: .75rem; background: none; color: inherit; font: inherit; text-align: center; text-decoration: none;
    cursor: pointer }
  .back { display: block }
  :is(button, .back).key { border-color: var(--key); background: var(--key); color: var(--on-key); font-weight: 600 }
  input { text-align: start; cursor: auto }
  :is(button, .back, input, a):focus-visible { outline: 3px solid var(--key); outline-offset: 2px }
`);
