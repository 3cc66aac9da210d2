#!/bin/sh
# Runs the image in a folder as a container does: its own root, which is read-only, and user 1000. To be called in a mount
# namespace of its own (unshare --mount), as root.
set -e
mount --bind "$1" "$1"
cd "$1"
mount -t tmpfs -o uid=1000,gid=1000 pictures "app/$DIST_DIR/cache"
mount --bind /etc/hosts etc/hosts
mount --bind /etc/resolv.conf etc/resolv.conf
mount --rbind /dev dev
mount -t proc proc proc
mount -o remount,ro,bind .
exec unshare --root=. --wd=/app --setuid 1000 --setgid 1000 /usr/local/bin/node hosting/docker/serve.mjs
