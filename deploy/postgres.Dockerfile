# PostgreSQL with pgBackRest, which archives its WAL; and who takes backups and tries them, with the server's own code.
# `docker compose build` makes both; by hand, from the root of the repository:
#   docker build -f deploy/postgres.Dockerfile --target postgres -t peerbourse-postgres .
#   docker build -f deploy/postgres.Dockerfile --target backup --build-context server=docker-image://peerbourse-server -t peerbourse-backup .
ARG POSTGRES_IMAGE=postgres:15.19-bookworm

FROM ${POSTGRES_IMAGE} AS postgres
ARG VERSION=0.1.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Peerbourse PostgreSQL" \
  org.opencontainers.image.description="PostgreSQL 15 with pgBackRest" \
  org.opencontainers.image.licenses="PostgreSQL AND MIT" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.revision="${REVISION}"
# Debian's own: the image also knows the archive of PostgreSQL, where it would be newer. Volumes take their owner from these folders.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends pgbackrest=2.45-1 \
  && rm -rf /var/lib/apt/lists/* /etc/pgbackrest.conf /var/log/pgbackrest \
  && install --directory --mode=0700 --owner=999 --group=999 /backup /backup/near /backup/far /scratch /var/spool/pgbackrest
COPY deploy/pgbackrest/pgbackrest.conf /etc/pgbackrest/pgbackrest.conf
USER 999:999
HEALTHCHECK --interval=10s --timeout=4s --start-period=60s --retries=5 CMD ["pg_isready", "-U", "postgres", "-h", "127.0.0.1"]

FROM postgres AS backup
WORKDIR /app
ENV NODE_ENV=production
COPY --from=server /usr/local/bin/node /usr/local/bin/node
COPY --from=server /app /app
HEALTHCHECK --interval=60s --timeout=10s --start-period=10s --retries=3 CMD ["pgbackrest", "version"]
ENTRYPOINT ["node", "tools/operate/main.ts"]
CMD ["backup", "--at", "02:00"]
