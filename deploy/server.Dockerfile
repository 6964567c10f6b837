# One image for every server role. The role is the argument: `docker run <image> --roles=api`.
# Build from the root of the repository: `docker build -f deploy/server.Dockerfile -t peerbourse-server .`
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/client/package.json packages/client/
COPY packages/contract/package.json packages/contract/
COPY packages/matching/package.json packages/matching/
COPY packages/rules/package.json packages/rules/
COPY packages/texts/package.json packages/texts/
COPY packages/ui/package.json packages/ui/
COPY apps/console/package.json apps/console/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/

# The console is a handful of files; its tools (among them native packages that are optional dependencies) stay in this stage.
FROM manifests AS console
RUN npm ci --ignore-scripts
COPY tsconfig.base.json ./
COPY packages packages
COPY apps/console apps/console
RUN cd apps/console && NODE_ENV=production node ../../node_modules/vite/bin/vite.js build --logLevel warn

# One workspace without the root: the Node.js binary of the root's optional dependencies is not among its packages.
# Optional packages are kept, because native ones come that way; the compiler is only somebody's optional peer.
FROM manifests AS dependencies
RUN npm ci --omit=dev --ignore-scripts --workspace=@peerbourse/server \
  && rm -rf node_modules/typescript node_modules/@typescript node_modules/@types

FROM ${NODE_IMAGE} AS server
ARG VERSION=0.1.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Peerbourse server" \
  org.opencontainers.image.description="The roles api, admin, stream, worker and matcher, and the console" \
  org.opencontainers.image.licenses="Apache-2.0" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.revision="${REVISION}"
# The api draws the pictures that stand for pages, with the letters of every language of the site.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends fontconfig-config fonts-noto-core fonts-noto-cjk \
  && rm -rf /var/lib/apt/lists/*
# Nothing is installed in a running container, so nothing that installs is in it.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /usr/local/bin/yarn* /opt/yarn* \
  && groupadd --gid 10001 peerbourse \
  && useradd --uid 10001 --gid 10001 --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin peerbourse \
  && install --directory --mode=0700 --owner=10001 --group=10001 /files /heads
WORKDIR /app
ENV NODE_ENV=production PB_LISTEN_HOST=0.0.0.0
COPY --from=dependencies /app ./
COPY packages/rules packages/rules
COPY packages/contract packages/contract
COPY packages/matching packages/matching
COPY packages/texts packages/texts
COPY migrations migrations
COPY tools/db/prepare.ts tools/db/
COPY tools/db/postgres-binaries.ts tools/db/
COPY tools/audit tools/audit
COPY tools/backup tools/backup
COPY tools/drill tools/drill
COPY tools/staff/main.ts tools/staff/
COPY tools/keys/main.ts tools/keys/
COPY tools/reconcile/main.ts tools/reconcile/
COPY tools/operate tools/operate
COPY docs/runbooks docs/runbooks
COPY docs/developers docs/developers
COPY apps/server apps/server
COPY deploy/health.ts deploy/
COPY --from=console /app/apps/console/dist apps/console/dist
USER 10001:10001
EXPOSE 8081 8082 8083 8085 8086
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=4s --start-period=20s --retries=3 \
  CMD ["node", "deploy/health.ts", "healthz", "8081", "8082", "8083", "8085", "8086"]
ENTRYPOINT ["node", "apps/server/src/main.ts"]
