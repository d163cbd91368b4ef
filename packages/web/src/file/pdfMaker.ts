import pdfmake from "pdfmake/build/pdfmake"

pdfmake.setUrlAccessPolicy((address) => new URL(address).origin === location.origin)

/** Makes PDFs in the browser; it fetches nothing from elsewhere. */
export const pdfMaker = pdfmake
