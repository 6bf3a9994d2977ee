# The server, its workers and its administration in one image: docs/operate.md#in-containers says how to run it.
# What the build needs stays behind: the image holds Node, the programs, the packages they load, the app and the catalog.

FROM node:20.20.2-bookworm-slim AS build
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
# nothing that is installed has to run anything first
RUN npm ci --omit=dev --ignore-scripts
COPY . .
RUN node scripts/prepare.mjs
RUN node scripts/container/lay-out.mjs /app && mkdir /data

# the C library, certificates and a user without rights: no shell, no package manager
FROM gcr.io/distroless/cc-debian12:nonroot
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /app /app
COPY --from=build --chown=65532:65532 /data /data
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER 65532:65532
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--enable-source-maps"]
CMD ["dist/server/main.mjs"]
