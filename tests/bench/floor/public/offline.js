// The floor from its own cache: the least that opens a page without a connection.
addEventListener("fetch", (event) => {
  if (event.request.method === "GET")
    event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request)))
})
