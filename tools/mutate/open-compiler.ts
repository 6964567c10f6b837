import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { root } from '../spec/table.ts';

export interface Compiler {
  /** Whether the file would still be without errors if this were its text. */
  accepts(file: string, text: string): boolean;
  close(): void;
}

/** One compiler for all mutants: it reads the file in question from memory, everything else from disk. */
export function openCompiler(): Compiler {
  let asked = { path: '', text: '' };
  const api = new API({ cwd: root, fs: { readFile: (path) => (path === asked.path ? asked.text : undefined) } });
  return {
    accepts(file, text) {
      const path = join(root, file);
      asked = { path, text };
      const config = configOf(path);
      using snapshot = api.updateSnapshot({ openProjects: [config], fileChanges: { changed: [path] } });
      const program = snapshot.getProject(config)?.program;
      if (!program) throw new Error(`${config} cannot be opened`);
      return program.getSyntacticDiagnostics(path).length === 0 && program.getSemanticDiagnostics(path).length === 0;
    },
    close: () => api.close(),
  };
}

function configOf(path: string): string {
  const folder = dirname(path);
  const config = join(folder, 'tsconfig.json');
  return existsSync(config) ? config : configOf(folder);
}
