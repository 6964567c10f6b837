/** Asks a database: one row per role and object, columns by name where not all of them are granted. */
export const grantsQuery = `
  WITH roles AS (SELECT oid, rolname FROM pg_roles WHERE rolname LIKE 'pb\\_%' AND rolname <> 'pb_owner'),
  objects AS (
    SELECT oid, relname, relacl, relowner FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v') AND NOT relispartition),
  whole AS (
    SELECT roles.rolname, objects.oid, objects.relname, acl.privilege_type, NULL::text[] AS columns
    FROM objects, aclexplode(objects.relacl) acl JOIN roles ON roles.oid = acl.grantee),
  parts AS (
    SELECT roles.rolname, objects.oid, objects.relname, acl.privilege_type, array_agg(attname::text ORDER BY attnum) AS columns
    FROM objects JOIN pg_attribute ON attrelid = objects.oid AND attnum > 0 AND NOT attisdropped, aclexplode(attacl) acl JOIN roles ON roles.oid = acl.grantee
    GROUP BY 1, 2, 3, 4),
  tables AS (
    SELECT rolname, relname AS object, privilege_type, columns FROM whole
    UNION ALL
    SELECT rolname, relname, privilege_type, columns FROM parts
    WHERE NOT EXISTS (SELECT FROM whole WHERE whole.rolname = parts.rolname AND whole.oid = parts.oid AND whole.privilege_type = parts.privilege_type)),
  functions AS (
    SELECT coalesce(roles.rolname, 'everybody') AS rolname, proname || '()' AS object, 'EXECUTE' AS privilege_type, NULL::text[] AS columns
    FROM pg_proc, aclexplode(coalesce(proacl, acldefault('f', proowner))) acl LEFT JOIN roles ON roles.oid = acl.grantee
    WHERE pronamespace = 'public'::regnamespace AND (acl.grantee = 0 OR roles.oid IS NOT NULL)),
  every AS (SELECT * FROM tables UNION SELECT * FROM functions)
  SELECT replace(rolname, 'pb_', '') AS role, object,
    string_agg(privilege_type || coalesce(' (' || array_to_string(columns, ', ') || ')', ''), '; '
      ORDER BY array_position('{SELECT,INSERT,UPDATE,DELETE}', privilege_type)) AS granted
  FROM every GROUP BY rolname, object ORDER BY rolname, object COLLATE "C"`;

export interface Grant {
  role: string;
  object: string;
  granted: string;
}

export function grantsTable(grants: readonly Grant[]): string {
  return ['role\tobject\tgranted', ...grants.map(({ role, object, granted }) => `${role}\t${object}\t${granted}`), ''].join('\n');
}
