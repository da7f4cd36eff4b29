import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** Ends the output with one line that a person or a script can count on: `N passed, N failed`. */
export default function reporter(): Reporter {
  const counts = { passed: 0, failed: 0, skipped: 0 }
  return {
    onInit() {
      // On exit, so that nothing comes after it and a run that never ended is a failure too.
      process.once('exit', code => {
        if (code !== 0) counts.failed ||= 1
        const { passed, failed, skipped } = counts
        const rest = skipped > 0 ? `, ${skipped} skipped` : ''
        process.stdout.write(`${passed} passed, ${failed} failed${rest}\n`)
      })
    },
    onTestRunEnd(modules, unhandledErrors) {
      const tests = modules.flatMap(module => [...module.children.allTests()])
      const ended = (state: string) => tests.filter(test => test.result().state === state).length
      counts.passed = ended('passed')
      counts.skipped = ended('skipped') + ended('pending')
      counts.failed = ended('failed') + unhandledErrors.length + brokenSuites(modules)
      for (const test of tests) if (test.diagnostic()?.flaky) process.stdout.write(lateStory(test))
    },
  }
}

/** Suites whose hooks or imports failed: their tests never ran, so no test says so. */
function brokenSuites(modules: readonly TestModule[]): number {
  const suites = modules.flatMap(module => [module, ...module.children.allSuites()])
  return suites.filter(suite => suite.errors().length > 0).length
}

/** A second attempt hides nothing: what went wrong at the first is for whoever reads the run. */
function lateStory(test: TestCase): string {
  const errors = test.result().errors?.map(({ message }) => message.split('\n', 1)[0])
  return `Passed at its second attempt only: ${test.fullName} (${errors?.join('; ')})\n`
}
