import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  testMatch: 'story.mjs',
  globalSetup: './start-server.mjs',
  outputDir: '../../../../test-results/waiting',
  timeout: 0,
});
