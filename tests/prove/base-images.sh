#!/bin/sh
# Makes the two images that hosting/docker starts from, where no registry of images can be reached: Debian's smallest
# system with the project's Node and npm's npm, and with Debian's Redis, open to its network as the official image is.
# As root, with Docker running and debootstrap installed, from the project's root.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
system="$folder/system"
debootstrap --variant=minbase --include=ca-certificates bookworm "$system"
# This machine's authorities, of which npm may need one of its own.
cp /etc/ssl/certs/ca-certificates.crt "$system/etc/ssl/certs/"
cp node_modules/node/bin/node "$system/usr/local/bin/"
(cd "$folder" && tar xzf "$(npm pack --silent npm@11)")
mkdir -p "$system/usr/local/lib/node_modules"
mv "$folder/package" "$system/usr/local/lib/node_modules/npm"
for tool in npm npx; do
  chmod +x "$system/usr/local/lib/node_modules/npm/bin/$tool-cli.js"
  ln -s "../lib/node_modules/npm/bin/$tool-cli.js" "$system/usr/local/bin/$tool"
done
tar -C "$system" -c . | docker import -c 'ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt' - node:24-bookworm-slim
DOCKER_BUILDKIT=1 docker build -t redis:7-alpine - <<'END'
FROM node:24-bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends redis-server
RUN printf '#!/bin/sh\nexec "$@" --protected-mode no --bind 0.0.0.0\n' > /entry && chmod +x /entry
ENTRYPOINT ["/entry"]
END
