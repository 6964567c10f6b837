# The web role: pages, files and texts. It holds no secret but its service token and knows no database.
# Build from the root of the repository: `docker build -f deploy/web.Dockerfile -t peerbourse-web .`
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

FROM manifests AS build
RUN npm ci --ignore-scripts
COPY tsconfig.base.json ./
COPY packages packages
COPY tools/dev-stack/compress.ts tools/dev-stack/
COPY apps/web apps/web
RUN cd apps/web && NODE_ENV=production node ../../node_modules/@react-router/dev/bin.cjs build --logLevel warn
RUN node tools/dev-stack/compress.ts apps/web/dist/client

# One workspace without the root: the Node.js binary of the root's optional dependencies is not among its packages.
# Optional packages are kept, because native ones come that way; the compiler is only somebody's optional peer.
FROM manifests AS dependencies
RUN npm ci --omit=dev --ignore-scripts --workspace=@peerbourse/web \
  && rm -rf node_modules/typescript node_modules/@typescript node_modules/@types

FROM ${NODE_IMAGE} AS web
ARG VERSION=0.1.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Peerbourse web" \
  org.opencontainers.image.description="The pages of Peerbourse, rendered on the server" \
  org.opencontainers.image.licenses="Apache-2.0" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.revision="${REVISION}"
# Nothing is installed in a running container, so nothing that installs is in it.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /usr/local/bin/yarn* /opt/yarn* \
  && groupadd --gid 10001 peerbourse \
  && useradd --uid 10001 --gid 10001 --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin peerbourse
WORKDIR /app
ENV NODE_ENV=production PB_LISTEN_HOST=0.0.0.0
COPY --from=dependencies /app ./
COPY packages/rules packages/rules
COPY packages/client packages/client
COPY packages/contract packages/contract
COPY packages/texts packages/texts
COPY apps/web apps/web
COPY deploy/health.ts deploy/
COPY --from=build /app/apps/web/dist apps/web/dist
USER 10001:10001
EXPOSE 8084
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=4s --start-period=20s --retries=3 \
  CMD ["node", "deploy/health.ts", "healthz", "8084"]
ENTRYPOINT ["node", "apps/web/server/main.ts"]
