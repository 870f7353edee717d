/** Runs a script's work; an error ends the script with exit code 1 and the error's message, without a stack. */
export async function reportFailure(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
