import { spawn } from 'node:child_process';

/**
 * Runs a command as one line of output, "setup: <title> … 12 s"; the command's own output is shown only on failure.
 * Returns whether the command succeeded.
 */
export function step(title, command, args, options) {
  const started = Date.now();
  process.stdout.write(`setup: ${title} … `);
  return new Promise((done) => {
    const output = [];
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    const finish = (problem) => {
      console.log(problem ? 'failed' : `${Math.round((Date.now() - started) / 1000)} s`);
      if (problem)
        console.error(`${Buffer.concat(output).toString().trim()}\nsetup: ${command} ${args[0]}: ${problem}`);
      done(!problem);
    };
    child.on('error', (error) => finish(error.message));
    child.on('close', (code, signal) => finish(code === 0 ? '' : signal ? `ended by ${signal}` : `exit code ${code}`));
  });
}
