import { SettingsError } from '#platform/config/settings-error.ts';
import { whyUnusable } from '#platform/database/errors/why-unusable.ts';
import { whyMachineRefused } from '#platform/errors/why-machine-refused.ts';

/** Runs a command and ends the process. An expected error is printed as a sentence, without a stack trace. */
export async function endWithWords(command: () => Promise<void>): Promise<never> {
  try {
    await command();
  } catch (error) {
    console.error(
      error instanceof SettingsError
        ? error.message
        : (whyUnusable(error) ?? whyMachineRefused(error) ?? wordsOf(error)),
    );
    process.exit(1);
  }
  process.exit(0);
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
