// Reads PDFs away from the page, in a thread that is ended with the document.
import "pdfjs-dist/legacy/build/pdf.worker.min.mjs"
