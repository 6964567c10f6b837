interface WithFiles {
  variables: Record<string, string | undefined>;
  problems: string[];
}

/**
 * Secrets may be given as the name of a file, as Docker and Kubernetes mount them: `PB_KEYS_FILE=/run/secrets/keys`. Whoever can list
 * processes or containers reads environments, not files. A line break at the end of a file is not part of its secret, and an empty file is an empty value.
 */
export function withSecretFiles(
  given: Record<string, string | undefined>,
  secrets: readonly string[],
  read: (path: string) => string,
): WithFiles {
  const variables = { ...given };
  const problems: string[] = [];
  for (const name of secrets) {
    const path = given[`${name}_FILE`] ?? '';
    if (path === '') continue;
    if (given[name] !== undefined) problems.push(`${name}: is given, and so is ${name}_FILE; one of them must go`);
    try {
      variables[name] = read(path).replace(/\r?\n$/, '');
    } catch (error) {
      problems.push(`${name}_FILE: ${path} cannot be read: ${(error as { code?: string }).code ?? (error as Error).message}`);
    }
  }
  return { variables, problems };
}
