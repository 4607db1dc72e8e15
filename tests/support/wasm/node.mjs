// node node.mjs MODULE MANIFEST: reads tasks as JSON, runs them, and writes what came of each.
import { readFileSync } from 'node:fs';
import { GameModule } from '../../../web/src/wasm/module.ts';
import { run } from './tasks.mjs';

const [module, manifest] = process.argv.slice(2).map((path) => readFileSync(path));
const { instance } = await WebAssembly.instantiate(module);
const game = new GameModule(JSON.parse(manifest), instance);
process.stdout.write(JSON.stringify(run(game, JSON.parse(readFileSync(0)))));
