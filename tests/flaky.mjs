/** Names at the end of a run the tests that passed only when they were told once more, to be mended like a fault (037). */

/** @typedef {import('vitest/node').Reporter} Reporter */

/** @implements {Reporter} */
export default class Flaky {
  /** @type {NonNullable<Reporter['onTestRunEnd']>} */
  onTestRunEnd(files) {
    const passed = files.flatMap(file => [...file.children.allTests('passed')]);
    for (const test of passed.filter(one => one.diagnostic()?.flaky)) {
      const [first] = test.result().errors ?? [];
      console.log(`Flaky: ${test.module.relativeModuleId} > ${test.fullName}\n  ${first?.message ?? ''}`);
    }
  }
}
