import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crossValidation } from './cross-validation.ts';
import { examplesOf, modelOf } from './model.ts';

/** `npm run -s p2p-texts`: learns the weights of the P2P text filter from its corpora again, and says how well unseen lines do. */
const rules = join(import.meta.dirname, '../../packages/rules');
const examples = examplesOf((name) => readFileSync(join(rules, 'corpora', name), 'utf8'));
process.stdout.write(crossValidation(examples));
writeFileSync(join(rules, 'src/p2p-texts/text-weights.gen.ts'), modelOf(examples).source);
