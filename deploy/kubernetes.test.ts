import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { type RoleName, readConfig, roleLimits } from '../apps/server/src/platform/config.ts';
import { roleTable } from '../apps/server/src/roles/table.ts';
import { readWebConfig } from '../apps/web/server/config.ts';
import { folder, text } from './composition.ts';
import { readYaml } from './read-yaml.ts';
import { isInstalled, run } from './tool.ts';

// Tools of others may be slow to start.
vi.setConfig({ testTimeout: 30_000 });

interface Container {
  name: string;
  image: string;
  args?: string[];
  ports: Array<{ name: string; containerPort: string }>;
  envFrom: Array<{ configMapRef?: { name: string }; secretRef?: { name: string } }>;
  resources: { limits: { memory: string } };
  securityContext?: Record<string, unknown>;
  volumeMounts?: Array<{ name: string; mountPath: string; readOnly?: string }>;
  readinessProbe?: { httpGet: { path: string } };
  livenessProbe?: { httpGet: { path: string } };
}

interface PodSpec {
  containers: [Container];
  terminationGracePeriodSeconds?: string;
  automountServiceAccountToken?: string;
  securityContext?: Record<string, unknown>;
  volumes?: Array<{ name: string; persistentVolumeClaim?: { claimName: string } }>;
}

interface Thing {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  stringData?: Record<string, string>;
  spec: { replicas: string; template: { spec: PodSpec } } & Record<string, unknown>;
}

const things = (file: string) => readYaml(text(`kubernetes/${file}`)) as unknown as Thing[];
const files = readdirSync(join(folder, 'kubernetes')).filter((name) => name !== 'backup' && name !== 'monitoring');
const kustomization = readYaml(text('kubernetes/kustomization.yaml'))[0] as unknown as {
  resources: string[];
  images: Array<{ name: string; newTag: string }>;
  patches: Array<{ path: string; target: Record<string, string> }>;
};
const everything = kustomization.resources.flatMap(things);
const deployments = everything.filter(({ kind }) => kind === 'Deployment').map((thing) => [thing.metadata.name, thing] as const);
const settings = everything.find(({ kind }) => kind === 'ConfigMap')?.data as Record<string, string>;
const secrets = new Map(
  things('secrets.template.yaml').map(({ metadata, stringData }) => [metadata.name, stringData as Record<string, string>]),
);
/** How the worker reaches people. */
const sending = ['PB_MAIL_URL', 'PB_SMS_TOKEN', 'PB_TELEGRAM_TOKEN'];
const patched = (things('hardened.patch.yaml')[0] as Thing).spec.template.spec;

/** What a pod's process is told, after somebody has filled the secrets in. */
function environmentOf(name: string): Record<string, string> {
  const own = Object.entries(secrets.get(name) ?? {}).map(([key, value]) => [
    key,
    key === 'PB_MAIL_URL' ? 'smtps://exchange:password@mail.example:465' : value.replace('development-', 'made-by-openssl-'),
  ]);
  return { ...settings, ...Object.fromEntries(own) };
}

describe('kubernetes', () => {
  it('every file is applied, or says by its name why not', () => {
    expect(files.filter((name) => name !== 'kustomization.yaml' && name !== 'secrets.yaml').sort()).toEqual(
      [...kustomization.resources, 'hardened.patch.yaml', 'migrate.yaml', 'secrets.template.yaml', 'staff.yaml'].sort(),
    );
  });

  it('every role and web have a Deployment, a Service and a disruption budget', () => {
    const names = [...Object.keys(roleTable), 'web'].sort();
    expect(deployments.map(([name]) => name).sort()).toEqual(names);
    for (const kind of ['Service', 'PodDisruptionBudget']) {
      expect(everything.filter((thing) => thing.kind === kind).map(({ metadata }) => metadata.name)).toEqual(expect.arrayContaining(names));
    }
    expect(Number(deployments.find(([name]) => name === 'api')?.[1].spec.replicas)).toBeGreaterThanOrEqual(2);
  });

  it('what visitors wait for grows when it is busy, as far as the database has connections', () => {
    const scaled = everything
      .filter(({ kind }) => kind === 'HorizontalPodAutoscaler')
      .map(({ spec }) => spec as unknown as { scaleTargetRef: { name: string }; minReplicas: string; maxReplicas: string });
    expect(scaled.map(({ scaleTargetRef }) => scaleTargetRef.name)).toEqual(['api', 'web', 'stream']);
    for (const { scaleTargetRef, minReplicas } of scaled)
      expect(deployments.find(([name]) => name === scaleTargetRef.name)?.[1].spec.replicas).toBe(minReplicas);
    const most = (name: string) => scaled.find(({ scaleTargetRef }) => scaleTargetRef.name === name)?.maxReplicas;
    const taken = deployments
      .filter(([name]) => name in roleLimits)
      .map(([name, { spec }]) => roleLimits[name as RoleName].poolSize * Number(most(name) ?? spec.replicas));
    const allowed = Number(/max_connections=(\d+)/.exec(text('compose.yaml'))?.[1]);
    // Some are left for exporters, backups and operators.
    expect(taken.reduce((sum, one) => sum + one)).toBeLessThan(allowed - 15);
  });

  it('one patch chains all Deployments', () => {
    expect(kustomization.patches).toEqual([{ path: 'hardened.patch.yaml', target: { kind: 'Deployment' } }]);
    for (const { containers, securityContext, automountServiceAccountToken } of [
      patched,
      ...['migrate.yaml', 'staff.yaml'].map((file) => (things(file)[0] as Thing).spec.template.spec),
    ]) {
      expect(automountServiceAccountToken).toBe('false');
      expect(securityContext).toMatchObject({ runAsNonRoot: 'true', runAsUser: '10001', seccompProfile: { type: 'RuntimeDefault' } });
      expect(containers[0].securityContext).toEqual({
        allowPrivilegeEscalation: 'false',
        readOnlyRootFilesystem: 'true',
        capabilities: { drop: ['ALL'] },
      });
    }
    expect(patched.containers[0]).toMatchObject({
      readinessProbe: { httpGet: { path: '/readyz' } },
      livenessProbe: { httpGet: { path: '/healthz' } },
    });
    expect(text('kubernetes/namespace.yaml')).toContain('pod-security.kubernetes.io/enforce: restricted');
  });

  it.each(deployments)('%s has what the patch lays over, its own secret and the right port', (name, thing) => {
    const [container] = thing.spec.template.spec.containers;
    const role = name as keyof typeof roleLimits;
    expect(container).toMatchObject({ name: 'role', image: name === 'web' ? 'peerbourse-web' : 'peerbourse-server' });
    expect(container.envFrom).toEqual([{ configMapRef: { name: 'settings' } }, { secretRef: { name } }]);
    expect(container.ports).toEqual([
      { name: 'http', containerPort: String(name === 'web' ? readWebConfig({}).port : roleLimits[role].port) },
    ]);
    expect(container.args).toEqual(name === 'web' ? undefined : [`--roles=${name}`]);
    expect(container.resources.limits.memory).toMatch(/Mi$/);
    const drainMs = name === 'web' ? 10_000 : roleLimits[role].drainMs;
    expect(Number(patched.terminationGracePeriodSeconds) * 1_000).toBeGreaterThan(Number(settings.PB_LEAVE_MS) + drainMs + 1_000);
  });

  it.each(Object.keys(roleTable) as RoleName[])('%s starts with filled secrets and refuses the template', (name) => {
    const config = readConfig(environmentOf(name), [name]);
    expect(config.env).toBe('production');
    expect(new URL(config.databaseUrl(name)).username).toBe(`pb_${name}`);
    const refused = () => readConfig({ ...settings, ...secrets.get(name) }, [name]);
    const hasFacts = name === 'worker' || name === 'stream';
    if (hasFacts) expect(new URL(config.natsUrl(name)).username).toBe(name);
    expect('PB_NATS_URL' in environmentOf(name)).toBe(hasFacts);
    const hasCounters = name === 'api' || name === 'admin';
    if (hasCounters) expect(new URL(config.redisUrl).username).toBe(name);
    expect('PB_REDIS_URL' in environmentOf(name)).toBe(hasCounters);
    const wrong = [
      'PB_SERVICE_TOKEN',
      'PB_TICKET_SECRET',
      'PB_KEYS',
      ...(name === 'worker' ? sending : []),
      ...(hasFacts ? ['PB_FACT_KEYS'] : []),
    ];
    for (const variable of wrong) expect(refused).toThrow(`- ${variable}: `);
  });

  it('only the worker knows how to send', () => {
    for (const variable of [...sending, 'PB_MAIL_URL_2', 'PB_SMS_TOKEN_2']) {
      expect([...secrets].filter(([, own]) => variable in own).map(([name]) => name)).toEqual(['worker']);
      expect(settings).not.toHaveProperty(variable);
    }
  });

  it('the command for the first members of staff starts with what it has', () => {
    const config = readConfig(environmentOf('staff'));
    expect(new URL(config.databaseUrl('owner')).username).toBe('pb_owner');
    expect(config.consoleOrigins).toEqual([settings.PB_CONSOLE_ORIGINS]);
    const { envFrom } = (things('staff.yaml')[0] as Thing).spec.template.spec.containers[0];
    expect(envFrom).toEqual([{ configMapRef: { name: 'settings' } }, { secretRef: { name: 'staff' } }]);
  });

  it('files are on one claim, which api, worker and admin write, and nobody else has', () => {
    const claim = everything.find(({ kind }) => kind === 'PersistentVolumeClaim') as Thing;
    expect(claim.spec.accessModes).toEqual(['ReadWriteMany']);
    const mounts = deployments.flatMap(([name, { spec }]) => {
      const { containers, volumes = [] } = spec.template.spec;
      const own = volumes.filter(({ persistentVolumeClaim: claimed }) => claimed?.claimName === claim.metadata.name);
      const mounted = containers[0].volumeMounts?.find((mount) => own.some((volume) => volume.name === mount.name));
      return mounted ? [[name, mounted]] : [];
    });
    const path = { name: 'files', mountPath: settings.PB_FILES_DIR };
    expect(Object.fromEntries(mounts)).toEqual({ api: path, worker: path, admin: path });
    expect(patched.securityContext).toMatchObject({ fsGroup: '10001' });
  });

  it('web starts with filled secrets, knows no store, and refuses the template', () => {
    expect(readWebConfig(environmentOf('web'))).toMatchObject({ isPublic: true, apiUrl: 'http://api:8081' });
    expect(Object.keys(secrets.get('web') as object)).toEqual(['PB_SERVICE_TOKEN']);
    expect(() => readWebConfig({ ...settings, ...secrets.get('web') })).toThrow('PB_SERVICE_TOKEN');
  });

  it('visitors cannot reach the admin role, nor what roles tell their supervisors', () => {
    const site = JSON.stringify(everything.find(({ kind, metadata }) => kind === 'Ingress' && metadata.name === 'site'));
    expect(site).not.toContain('admin');
    for (const path of ['/healthz', '/readyz', '/metrics']) {
      expect(site).toContain(`{"path":"${path}","pathType":"Exact","backend":{"service":{"name":"nowhere"`);
    }
    // Prometheus asks every role and web, from its own namespace.
    const asking = text('kubernetes/network-policies.yaml').match(
      /kubernetes\.io\/metadata\.name: monitoring \} \} \}\]\n\s*ports: (.*)/,
    )?.[1];
    expect(asking?.match(/\d+/g)?.map(Number).sort()).toEqual(
      [...(Object.keys(roleTable) as RoleName[]).map((role) => roleLimits[role].port), readWebConfig({}).port].sort(),
    );
    const policies = everything.filter(({ kind }) => kind === 'NetworkPolicy');
    expect(policies[0]?.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
    const towardsAdmin = policies.filter(({ spec }) => JSON.stringify(spec.podSelector).includes('admin') && spec.ingress !== undefined);
    expect(towardsAdmin.map(({ metadata }) => metadata.name)).toEqual(['operators']);
  });

  it('migration and command run the image that is rolled out', () => {
    for (const file of ['migrate.yaml', 'staff.yaml']) {
      const { image } = (things(file)[0] as Thing).spec.template.spec.containers[0];
      expect(kustomization.images.map(({ name, newTag }) => `${name}:${newTag}`)).toContain(image);
    }
    expect(new Set(kustomization.images.map(({ newTag }) => newTag)).size).toBe(1);
  });

  const hasKubectl = isInstalled('kubectl');
  it.skipIf(!hasKubectl)(`kubectl builds it${hasKubectl ? '' : ' (left out: kubectl is not installed)'}`, () => {
    const { isFine, says } = run('kubectl', ['kustomize', join(folder, 'kubernetes')]);
    expect(isFine, says).toBe(true);
    const built = (readYaml(says) as unknown as Thing[]).filter(({ kind }) => kind === 'Deployment');
    expect(built).toHaveLength(deployments.length);
    for (const { metadata, spec } of built) {
      const [container, ...others] = spec.template.spec.containers as unknown as Container[];
      expect(others).toEqual([]);
      expect(container?.image, metadata.name).toMatch(/^peerbourse-(?:server|web):\d+\.\d+\.\d+$/);
      expect(container?.securityContext).toMatchObject({ readOnlyRootFilesystem: 'true' });
      expect(container?.readinessProbe?.httpGet.path).toBe('/readyz');
      const hasFiles = ['api', 'admin', 'worker'].includes(metadata.name);
      const mounted = container?.volumeMounts?.map(({ mountPath }) => mountPath);
      expect(mounted?.sort(), metadata.name).toEqual(hasFiles ? ['/files', '/tmp'] : ['/tmp']);
      expect(spec.template.spec.securityContext).toMatchObject({ runAsNonRoot: 'true' });
    }
  });
});
