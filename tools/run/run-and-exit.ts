import { SettingsError } from '#platform/config/settings-error.ts';
import { unusableDatabaseReason } from '#platform/database/errors/unusable-database-reason.ts';
import { machineRefusalReason } from '#platform/errors/machine-refusal-reason.ts';

/** Runs a command and ends the process. An expected error is printed as a sentence, without a stack trace. */
export async function runAndExit(command: () => Promise<void>): Promise<never> {
  try {
    await command();
  } catch (error) {
    console.error(
      error instanceof SettingsError
        ? error.message
        : (unusableDatabaseReason(error) ?? machineRefusalReason(error) ?? wordsOf(error)),
    );
    process.exit(1);
  }
  process.exit(0);
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
