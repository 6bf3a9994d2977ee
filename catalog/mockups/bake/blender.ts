import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Renders the passes of a scene that are not in `folder` yet, at the lowest priority. Rejects with what Blender said. */
export function render(scene: string, folder: string, side: number, samples: number): Promise<void> {
  const args = ['-b', '--factory-startup', '-P', scene, '--', folder, String(side), String(samples)];
  const blender = spawn('nice', ['-n', '19', 'blender', ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const stop = () => blender.kill();
  process.once('exit', stop);
  const said: string[] = [];
  let baked = false;
  const listen = (line: string) => {
    if (/^(RENDERED|KEPT)/.test(line)) process.stdout.write(`  ${line}\n`);
    if (line.startsWith('BAKED')) baked = true;
    if (!line.startsWith('Fra:')) said.push(line);
  };
  createInterface(blender.stdout).on('line', listen);
  createInterface(blender.stderr).on('line', listen);
  return new Promise((resolve, reject) => {
    blender.on('error', reject);
    // its exit code says nothing of what went wrong in the script
    blender.on('close', () => {
      process.off('exit', stop);
      if (baked) resolve();
      else reject(new Error(said.slice(-25).join('\n')));
    });
  });
}
