import { commands } from './commands.ts';

/** `docker compose run --rm tool reconcile`: one way into the image for every command of operators. */
const [name = ''] = process.argv.splice(2, 1);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;

if (command) {
  await command();
} else {
  process.stderr.write(`Name one of: ${Object.keys(commands).join(', ')}\n`);
  process.exitCode = 1;
}
