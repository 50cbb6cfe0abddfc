# The product in one image: the API, which serves the built site too. compose.yaml runs two of it.
FROM node:24-bookworm-slim AS build
WORKDIR /clubline
COPY . .
# Built into the site: see the settings in README.md that begin with VITE_.
ARG VITE_SITE_URL
ARG VITE_ADMIN_PIN
# Installs first, without the scripts of dependencies.
RUN node scripts/build.mjs site api

FROM node:24-bookworm-slim AS modules
WORKDIR /clubline
COPY package.json package-lock.json ./
COPY apps/api/package.json apps/api/
COPY packages/contract/package.json packages/contract/
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace @clubline/api

FROM node:24-bookworm-slim
WORKDIR /clubline
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data SITE_DIR=/clubline/apps/site/dist
# glibc's further arenas would keep what passwords need for a moment.
ENV MALLOC_ARENA_MAX=2
# Two passwords at a time leave enough threads to files and to looking up names.
ENV UV_THREADPOOL_SIZE=8
COPY --from=modules /clubline .
COPY --from=build /clubline/apps/api/dist apps/api/dist
COPY --from=build /clubline/apps/site/dist apps/site/dist
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/health/live').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "apps/api/dist/main.js"]
